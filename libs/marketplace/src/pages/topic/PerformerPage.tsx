import { useParams } from 'react-router';
import { TopicView } from './TopicView.tsx';

/** Page of a performer [C2.02]. */
export function PerformerPage() {
  const { performerId = '' } = useParams();
  return <TopicView wanted={{ kind: 'performer', topicId: performerId }} />;
}

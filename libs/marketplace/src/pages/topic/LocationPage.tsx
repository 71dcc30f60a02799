import { useParams } from 'react-router';
import { TopicView } from './TopicView.tsx';

/** Page of a venue [C2.02]. */
export function LocationPage() {
  const { locationId = '' } = useParams();
  return <TopicView wanted={{ kind: 'location', topicId: locationId }} />;
}

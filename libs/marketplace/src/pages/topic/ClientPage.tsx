import { useParams } from 'react-router';
import { TopicView } from './TopicView.tsx';

/** Page of an organiser; without a name, of the site's own [C2.02]. */
export function ClientPage() {
  const { vanityName } = useParams();
  return <TopicView wanted={{ kind: 'client', ...(vanityName === undefined ? {} : { vanityName }) }} />;
}

import { useParams } from 'react-router';
import { TopicView } from './TopicView.tsx';

// Pages of performers, venues, organisers and a user's follows, as one file: they share most of their code.
export { FollowingPage } from './FollowingPage.tsx';

/** Page of an organiser; without a name, of the site's own [C2.02]. */
export function ClientPage() {
  const { vanityName } = useParams();
  return <TopicView wanted={{ kind: 'client', ...(vanityName === undefined ? {} : { vanityName }) }} />;
}

/** Page of a venue [C2.02]. */
export function LocationPage() {
  const { locationId = '' } = useParams();
  return <TopicView wanted={{ kind: 'location', topicId: locationId }} />;
}

/** Page of a performer [C2.02]. */
export function PerformerPage() {
  const { performerId = '' } = useParams();
  return <TopicView wanted={{ kind: 'performer', topicId: performerId }} />;
}

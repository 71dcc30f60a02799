import { Navigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';

/** My {product} opens on the tab Going [I4.11]. */
export function MyTokensPage() {
  const paths = usePaths();
  return <Navigate to={paths.myTokensGoing()} replace />;
}

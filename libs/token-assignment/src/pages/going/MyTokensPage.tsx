import { Navigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';

/** My {product} begins with what one goes to [I4.11]. */
export function MyTokensPage() {
  const paths = usePaths();
  return <Navigate to={paths.myTokensGoing()} replace />;
}

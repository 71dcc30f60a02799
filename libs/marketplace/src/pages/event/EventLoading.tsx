import { Container, Poster, Skeleton, theme } from '@foyer/ui-kit';
import { HeroLayout } from './EventHero.tsx';

/** Skeleton in the shape of an event: art, name, date and place, and the sale below. */
export const EventLoading = () => (
  <div aria-busy="true">
    <HeroLayout picture={<Poster alt="" />}>
      <Skeleton width="70%" height="4rem" />
      <Skeleton width="50%" />
      <Skeleton width="40%" />
    </HeroLayout>
    <Container css={{ paddingTop: theme.space[6] }}>
      <Skeleton shape="block" height="420px" />
    </Container>
  </div>
);

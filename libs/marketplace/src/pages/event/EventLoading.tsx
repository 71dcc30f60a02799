import { Container, Skeleton, Stack, theme } from '@foyer/ui-kit';

export const EventLoading = () => (
  <Container aria-busy="true" css={{ paddingBlock: theme.space[8] }}>
    <Stack gap={6}>
      <Skeleton shape="block" height="320px" />
      <Skeleton width="70%" height="4rem" />
    </Stack>
  </Container>
);

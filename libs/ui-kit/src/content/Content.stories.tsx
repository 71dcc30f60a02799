import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckIcon, WheelchairIcon } from '../icons/Icons.tsx';
import { Price } from '../commerce/Price.tsx';
import { Grid, Inline, Stack } from '../layout/Stack.tsx';
import { theme } from '../theme/theme.ts';
import { Badge } from './Badge.tsx';
import { Card, CardLink } from './Card.tsx';
import { Chip } from './Chip.tsx';
import { Pill, type PillState } from './Pill.tsx';
import { Poster } from './Poster.tsx';

const meta: Meta = {
  title: 'Components/Content/Cards, chips, pills',
  tags: ['card', 'chip', 'filter chip', 'pill', 'status', 'badge', 'label', 'poster', 'image'],
};
export default meta;

/** Picture as a data URL. */
const art = (from: string, to: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${from}"/><circle cx="118" cy="38" r="30" fill="${to}"/><path d="M0 70 60 30l40 34 24-18 36 30v14H0z" fill="#140b1a" opacity=".72"/></svg>`,
  )}`;

const states: [PillState, string, string][] = [
  ['upcoming', 'Upcoming', 'À venir'],
  ['openingSoon', 'Opening soon', 'Ouverture prochaine'],
  ['open', 'On sale', 'En vente'],
  ['endingSoon', 'Ending soon', 'Se termine bientôt'],
  ['closed', 'Closed', 'Terminé'],
  ['actionRequired', 'Action required', 'Intervention requise'],
];

export const Pills: StoryObj = {
  render: () => (
    <Stack>
      <Inline gap={3}>
        {states.map(([state, english]) => (
          <Pill key={state} state={state}>
            {english}
          </Pill>
        ))}
      </Inline>
      <Inline gap={3}>
        {states.map(([state, , french]) => (
          <Pill key={state} state={state}>
            {french}
          </Pill>
        ))}
      </Inline>
    </Stack>
  ),
};
export const Badges: StoryObj = {
  render: () => (
    <Inline>
      <Badge>18+</Badge>
      <Badge tone="accent">Best view</Badge>
      <Badge tone="info" icon={<WheelchairIcon size={14} />}>
        Accessible
      </Badge>
      <Badge tone="success" icon={<CheckIcon size={14} />}>
        Verified
      </Badge>
      <Badge tone="warning">Restricted view</Badge>
      <Badge tone="danger">Sold out</Badge>
    </Inline>
  ),
};
export const Chips: StoryObj = {
  render: () => (
    <Inline>
      <Chip selected>This weekend</Chip>
      <Chip selected={false}>Next week</Chip>
      <Chip selected={false} icon={<WheelchairIcon size={16} />}>
        Accessible seats
      </Chip>
      <Chip removable aria-label="Remove the filter: under $100">
        Under $100
      </Chip>
      <Chip disabled aria-disabled>
        Near me
      </Chip>
    </Inline>
  ),
};

const EventCard = ({
  name,
  where,
  price,
  colors,
}: {
  name: string;
  where: string;
  price: string;
  colors: string[];
}) => (
  <Card padding={0} interactive>
    <Poster bleed src={art(colors[0]!, colors[1]!)} alt="" colors={colors} ratio={3 / 2} />
    <div style={{ padding: 20 }}>
      <Stack gap={2}>
        <h3 style={{ fontSize: theme.text.title }}>
          <CardLink href="#event">{name}</CardLink>
        </h3>
        <p style={{ color: theme.color.contentMuted, fontSize: theme.text.small }}>{where}</p>
        <Price amount={price} prefix="From" note="fees included" />
      </Stack>
    </div>
  </Card>
);
export const Cards: StoryObj = {
  render: () => (
    <Grid>
      <EventCard
        name="The Northern Lights"
        where="Sat, Mar 7 · Aurora Hall, Minneapolis"
        price="$64.50"
        colors={['#2a1c5a', '#f06a4d']}
      />
      <EventCard
        name="Saltwater Choir"
        where="Sun, Mar 8 · Pier Nine, Halifax"
        price="CA$48.00"
        colors={['#0e4a52', '#f2c14e']}
      />
      <EventCard
        name="Orchestre symphonique de la vallée de la Matapédia : L’hiver et ses échos"
        where="sam. 14 mars · Salle Marguerite-Bourgeoys, Rimouski"
        price="112,75 $ CA"
        colors={['#6b1839', '#f4b6c2']}
      />
    </Grid>
  ),
};
export const PosterShown: StoryObj = {
  name: 'Poster',
  render: () => <Poster src={art('#f7f0e6', '#ffffff')} alt="" colors={['#f7f0e6', '#dca94a']} ratio={2} />,
};
export const PosterComing: StoryObj = {
  name: 'Poster coming, its own blur',
  render: () => <Poster alt="" placeholder="UQcGFIZEbXZQl3eSaacgblH2eA==" ratio={2} />,
};
export const PosterWithoutBlur: StoryObj = {
  name: 'Poster coming, its colours',
  render: () => <Poster alt="" colors={['#2a1c5a', '#f06a4d', '#0e4a52']} ratio={2} />,
};

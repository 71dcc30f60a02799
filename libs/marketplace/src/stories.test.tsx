import { describeStories } from '@foyer/testing/stories';
import * as eventCard from './components/event/EventCard.stories.tsx';
import * as eventGrid from './components/event/EventGrid.stories.tsx';
import * as eventState from './components/event/EventStatePill.stories.tsx';
import * as extraCard from './components/offer-group/ExtraCard.stories.tsx';
import * as offerCard from './components/offer-group/OfferCard.stories.tsx';
import * as offerFilters from './components/offer-group/OfferFilterBar.stories.tsx';
import * as pick from './components/pick/Pick.stories.tsx';
import * as seatPicker from './components/seat-picker/SeatPicker.stories.tsx';
import * as venueMap from './components/venue/VenueMap.stories.tsx';
import * as discoverParts from './pages/discover/Discover.stories.tsx';
import * as discover from './pages/discover/DiscoverPage.stories.tsx';
import * as events from './pages/discover/EventsPage.stories.tsx';
import * as event from './pages/event/EventPage.stories.tsx';

// jsdom has no canvas: the map shows that it is unavailable.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describeStories({
  eventCard,
  eventGrid,
  eventState,
  extraCard,
  offerCard,
  offerFilters,
  pick,
  seatPicker,
  venueMap,
  discoverParts,
  discover,
  events,
  event,
});

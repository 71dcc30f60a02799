export { ExchangePage } from './ExchangePage.tsx';

export { MyPricePage } from './MyPricePage.tsx';

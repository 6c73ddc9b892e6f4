export { BetHistoryPage as default } from '../features/history/BetHistoryPage.tsx'

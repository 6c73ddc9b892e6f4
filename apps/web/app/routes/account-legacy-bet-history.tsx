export { LegacyBetHistoryPage as default } from '../features/history/LegacyBetHistoryPage.tsx'

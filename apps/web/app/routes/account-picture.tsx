export { PlayStatisticsPage as default } from '../features/play-statistics/PlayStatisticsPage.tsx'

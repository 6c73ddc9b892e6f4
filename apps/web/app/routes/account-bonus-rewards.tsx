export { BonusRewardsPage as default } from '../features/bonuses/BonusRewardsPage.tsx'

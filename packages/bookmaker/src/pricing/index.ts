/** Prices from models of the sports, and how the ratings behind them are fitted and judged. Pure. */
export { usualRates } from './football/football.ts'
export { linesOnOffer } from './lines-on-offer.ts'
export { chancesOf, type Rates } from './model.ts'
export { priceLines, usualOffer } from './offer.ts'
export {
  brierScore,
  calibration,
  calibrationError,
  type Judged,
  logLoss,
  meanOf,
  rankedProbabilityScore,
} from './ratings/accuracy.ts'
export { forecastByShares, playAgain, walkForward, walkForwardElo } from './ratings/back-test.ts'
export { fitDixonColes, type PlayedMatch } from './ratings/dixon-coles-fit.ts'
export { dayOf, decodeSeason, joinSeasons, readSeasonFile } from './ratings/season-file.ts'
export { usualBout } from './sports/bouts.ts'

/** The border between the bookmaker and its client: the calls, the topics, and what they carry. Runs in browsers. */
export {
  mostInnerScores,
  pricePolicies,
  type SportsApi,
  type SportsCall,
  type SportsReply,
  type SportsRequest,
  sportsApi,
} from './calls.ts'
export { mostChartedOutcomes } from './fields.ts'
export { type EventOffer, type EventOfferChange, offerAfter, type SportsEvent, type SportsMarket } from './offer.ts'
export { type RaceCall, type RaceReply, raceApi } from './race-calls.ts'
export { betsTopic, boostsTopic, eventTopic, marketTopic, sportsTopics, sportTopic } from './topics.ts'

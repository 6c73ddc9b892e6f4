import type { MatchSport } from '../../../model/sports.ts'
import { tellAmericanFootball } from './american-football/tell-american-football.ts'
import { tellBaseball } from './baseball/tell-baseball.ts'
import { tellBasketball } from './basketball/tell-basketball.ts'
import { esportsStory } from './esports.ts'
import { footballStory } from './football.ts'
import { iceHockeyStory } from './ice-hockey.ts'
import { tableTennisStory, volleyballStory } from './rallies.ts'
import { rugbyStory } from './rugby.ts'
import type { Story, ToldMatch } from './story.ts'
import { tennisStory } from './tennis.ts'

const noStory: Story = { moments: [], at: () => ({}) }

/** By sport, each in a file of its own; a sport without shows its record alone. */
const stories: Readonly<Partial<Record<MatchSport, (match: ToldMatch) => Story>>> = {
  americanFootball: tellAmericanFootball,
  baseball: tellBaseball,
  basketball: tellBasketball,
  football: footballStory,
  iceHockey: iceHockeyStory,
  tennis: tennisStory,
  esports: esportsStory,
  rugby: rugbyStory,
  tableTennis: tableTennisStory,
  volleyball: volleyballStory,
}

export const tellStory = (sport: MatchSport, match: ToldMatch): Story => stories[sport]?.(match) ?? noStory

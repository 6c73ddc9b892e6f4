/** Figures of a match by sport, each in one list only; another sport may show it, too. */
export const figureKinds = [
  // football
  ...(['possession', 'shots', 'shotsOnTarget', 'dangerousAttacks', 'attacks', 'corners'] as const),
  ...(['offsides', 'fouls', 'saves', 'yellowCards', 'redCards'] as const),
  // ice hockey
  ...(['shotsOnGoal', 'powerPlays', 'powerPlayGoals', 'faceoffsWon', 'hits', 'penaltyMinutes'] as const),
  // baseball
  ...(['baseHits', 'errors', 'homeRuns', 'walks', 'strikeOuts', 'pitches'] as const),
  // American football
  ...(['totalYards', 'firstDowns', 'timeOfPossession', 'turnovers', 'punts'] as const),
  // basketball
  ...(['fieldGoals', 'fieldGoalsTried', 'threes', 'threesTried', 'freeThrows', 'freeThrowsTried'] as const),
  ...(['rebounds', 'assists', 'biggestLead'] as const),
  // tennis
  ...(['aces', 'doubleFaults', 'firstServesIn', 'firstServePointsWon', 'servePointsWon', 'breakPoints'] as const),
  ...(['breakPointsWon', 'winners', 'unforcedErrors', 'fastestServe', 'pointsWon'] as const),
  // e-sports
  ...(['roundsWon', 'kills', 'firstKills', 'pistolRounds'] as const),
  // volleyball and table tennis; lengths of rallies in tennis, too
  ...(['attackPoints', 'blocks', 'rallyWinners', 'ownErrors', 'longestRun', 'averageRally', 'longestRally'] as const),
  'timeOuts' as const,
  // rugby
  ...(['territory', 'tries', 'conversions', 'penaltyGoals', 'dropGoals', 'scrumsWon', 'lineOutsWon'] as const),
  'penaltiesConceded' as const,
  // each further sport has its lines below its name
] as const

export type FigureKind = (typeof figureKinds)[number]

/** Limit of one match. */
export const mostFigures = 20

/** What can happen in a match. */
export const momentKinds = [
  ...(['goal', 'points', 'yellow', 'red', 'corner', 'part', 'ended', 'abandoned'] as const),
  // football
  ...(['shotOnTarget', 'shotOff', 'shotBlocked', 'offside'] as const),
  // ice hockey
  ...(['penalty', 'powerPlayOver'] as const),
  // baseball
  ...(['single', 'double', 'triple', 'homeRun', 'walk', 'reachedOnError'] as const),
  ...(['strikeOut', 'groundOut', 'flyOut', 'lineOut', 'forceOut', 'runnerOut'] as const),
  // American football
  ...(['touchdown', 'extraPoint', 'twoPoints', 'fieldGoal', 'safety'] as const),
  ...(['punt', 'interception', 'fumble', 'turnoverOnDowns', 'missedFieldGoal', 'conversionFailed'] as const),
  // basketball
  ...(['two', 'three', 'freeThrow', 'scoringRun'] as const),
  // tennis
  ...(['ace', 'doubleFault'] as const),
  // volleyball and table tennis
  ...(['serveError', 'attackPoint', 'block', 'rallyWinner', 'rallyError', 'timeOut'] as const),
  // rugby
  ...(['try', 'conversion', 'conversionMissed', 'penaltyGoal', 'dropGoal', 'backOn'] as const),
  // each further sport has its lines below its name
] as const

export type MomentKind = (typeof momentKinds)[number]

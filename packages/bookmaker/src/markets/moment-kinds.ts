/** What can happen in a match. */
export const momentKinds = [
  ...(['goal', 'points', 'yellow', 'red', 'corner', 'part', 'ended', 'abandoned'] as const),
  // football
  ...(['shotOnTarget', 'shotOff', 'shotBlocked', 'offside'] as const),
  // ice hockey
  ...(['penalty', 'powerPlayOver'] as const),
  // each further sport has its lines below its name
] as const

export type MomentKind = (typeof momentKinds)[number]

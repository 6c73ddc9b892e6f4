import {
  type BonusOdds,
  type BonusPlay,
  bestOf,
  bonusOdds,
  boundsOfMet,
  type FreeSpins,
  freeSpinOdds,
} from '@andon/money/bonus-odds'

export type XrayQuestion =
  | { readonly about: 'best'; readonly plays: readonly BonusPlay[] }
  | { readonly about: 'bonus'; readonly play: BonusPlay }
  | { readonly about: 'spins'; readonly spins: FreeSpins }

export type XrayAnswer =
  | { readonly of: 'best'; readonly place: number }
  | { readonly of: 'spins'; readonly spins: ReturnType<typeof freeSpinOdds> }
  | { readonly of: 'odds'; readonly odds: BonusOdds }
  | { readonly of: 'bounds'; readonly bounds: ReturnType<typeof boundsOfMet> }

/** Answers one question; the page ends the worker. The bounds come after the figures, because they take longer. */
addEventListener('message', ({ data }: MessageEvent<XrayQuestion>) => {
  const answer = (answered: XrayAnswer) => postMessage(answered)
  if (data.about === 'best') return answer({ of: 'best', place: bestOf(data.plays) })
  if (data.about === 'spins') return answer({ of: 'spins', spins: freeSpinOdds(data.spins) })
  answer({ of: 'odds', odds: bonusOdds(data.play) })
  answer({ of: 'bounds', bounds: boundsOfMet(data.play) })
})

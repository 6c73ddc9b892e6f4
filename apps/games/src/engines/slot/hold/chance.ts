import type { SlotConfig } from '@andon/arcade/engines/slot/index'

type Landing = Pick<NonNullable<SlotConfig['hold']>, 'landing'>

/** The chance that an empty cell gets a coin in a respin, exact so that the return can be computed from it: `1 in 18`. */
export const inWords = ({ landing: { coin, of } }: Landing) =>
  of % coin === 0 ? `1 in ${of / coin}` : `${coin} in ${of}`

export const inFraction = ({ landing: { coin, of } }: Landing) =>
  of % coin === 0 ? `${of / coin}分の1` : `${of}分の${coin}`

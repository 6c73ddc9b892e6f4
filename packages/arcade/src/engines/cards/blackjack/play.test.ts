import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import type { Card } from '../card.ts'
import { deck } from '../card.ts'
import type { CardsEvent } from '../events.ts'
import { kind } from '../index.ts'
import { eventsOf, game, round } from './blackjack.fixture.ts'

const settled = (cards: string, played = '', choice?: Readonly<Record<string, number>>) => {
  const ended = round(cards, played, choice)
  return {
    win: ended?.win,
    hands: eventsOf(ended?.events, 'handSettled').map(({ hand, outcome, amount }) => `${hand} ${outcome} ${amount}`),
  }
}
const waiting = (cards: string, played = '', choice?: Readonly<Record<string, number>>) => {
  const { hand, actions } = eventsOf(round(cards, played, choice)?.events, 'handWaits').at(-1) ?? {}
  return `${hand}: ${actions?.join(' ')}`
}

describe('a hand is settled', () => {
  // first card, the dealer's, second card, the hidden one, then what is taken
  test.each([
    ['a bust loses, whatever the dealer has', 'Ts 6d 6h Td Kh', 'hit 0', '0 bust 0'],
    ['a natural pays 3 : 2', 'As 6d Kh Td', '', '0 natural 2500'],
    ['two naturals push', 'As Kd Kh Ad', '', '0 push 1000'],
    ['a natural of the dealer beats 21 of three cards before they come', '7s Kd 7h Ad', '', '0 loss 0'],
    ['the dealer busts', 'Ts 6d 2h Td Kh', 'stand 0', '0 win 2000'],
    ['the greater total wins', 'Ts 9d Kh 9c', 'stand 0', '0 win 2000'],
    ['equal totals push', 'Ts 9d 9h Tc', 'stand 0', '0 push 1000'],
    ['the less total loses', 'Ts 9d 8h Tc', 'stand 0', '0 loss 0'],
    ['21 of three cards is no natural', '7s 9d 7h Tc 7d', 'hit 0', '0 win 2000'],
    ['a double wins twice two stakes', '6s 9d 5h Tc Td', 'double 0', '0 win 4000'],
    ['a double takes one card and may lose', '6s 9d 5h Tc 2d', 'double 0', '0 loss 0'],
  ])('%s', (_, cards, played, outcome) => {
    expect(settled(cards, played).hands).toEqual([outcome])
    expect(settled(cards, played).win).toBe(Number(outcome.split(' ')[2]))
  })

  test('the dealer stands on soft 17 and draws to hard 16', () => {
    expect(settled('Ts 6d 8h Ac', 'stand 0').hands).toEqual(['0 win 2000'])
    expect(eventsOf(round('Ts 6d 8h Ac', 'stand 0')?.events, 'dealerDrew')).toEqual([])
    expect(eventsOf(round('Ts 6d 8h Td 5h', 'stand 0')?.events, 'dealerDrew')).toEqual([
      { type: 'dealerDrew', card: '5h', total: 21 },
    ])
  })

  test('the dealer draws no card where every hand is bust or a natural', () => {
    expect(eventsOf(round('Ts 6d 6h Td Kh', 'hit 0')?.events, 'dealerDrew')).toEqual([])
    expect(eventsOf(round('As 6d Kh Td')?.events, 'dealerDrew')).toEqual([])
  })
})

describe('a split place', () => {
  test('is played hand after hand: the second one gets its card when its turn comes', () => {
    const cards = '8s 6d 8h Td 3c Kh 2d 9s'
    expect(waiting(cards, 'split 0')).toBe('0: hit stand double')
    expect(eventsOf(round(cards, 'split 0')?.events, 'cardDealt').map(({ hand, card }) => `${hand} ${card}`)).toEqual([
      '0 3c',
    ])
    expect(waiting(cards, 'split 0 double 0')).toBe('3: hit stand double')
    expect(settled(cards, 'split 0 double 0 stand 3')).toEqual({ win: 6000, hands: ['0 win 4000', '3 win 2000'] })
  })

  test('is split once, and only with two untouched cards of one value', () => {
    expect(waiting('8s 6d 8h Td 8c', 'split 0')).toBe('0: hit stand double')
    expect(waiting('Ks 6d Th Td')).toBe('0: hit stand double split')
    expect(waiting('8s 6d 7h Td')).toBe('0: hit stand double')
    expect(round('2s 6d 2h Td 2c', 'hit 0 split 0')).toBeNull()
  })

  test('of aces takes one card each, and 21 is no natural', () => {
    const ended = settled('As 6d Ah Td Kc 5h 5c', 'split 0')
    expect(ended).toEqual({ win: 1000, hands: ['0 push 1000', '3 loss 0'] })
    expect(settled('As 6d Ah Td Kc 5h Kh', 'split 0').hands).toEqual(['0 win 2000', '3 win 2000'])
  })
})

describe('insurance', () => {
  test('is asked for under an ace alone, of each place, and is over before a hand acts', () => {
    const two = { hand0: 1000, hand2: 400 }
    const cards = 'Ts 9s Ad 9h 8h 8d'
    expect(waiting('Ts Kd 9h 8d')).toBe('0: hit stand double')
    expect(waiting(cards, '', two)).toBe('0: insure decline')
    expect(waiting(cards, 'decline 0', two)).toBe('2: insure decline')
    expect(waiting(cards, 'decline 0 insure 2', two)).toBe('0: hit stand double')
    expect(round(cards, 'decline 0 insure 2', two)?.furtherStake).toBe(200)
    for (const wrong of ['stand 0', 'insure 2', 'decline 0 decline 0', 'decline 0 decline 2 insure 0'])
      expect(round(cards, wrong, two), wrong).toBeNull()
  })

  test('pays three times its stake for a natural of the dealer, and nothing otherwise', () => {
    expect(settled('Ts Ad 9h Kd', 'insure 0')).toEqual({ win: 1500, hands: ['0 loss 0'] })
    expect(settled('Ts Ad 9h Kd', 'decline 0')).toEqual({ win: 0, hands: ['0 loss 0'] })
    expect(settled('As Ad Kh Kd', 'insure 0')).toEqual({ win: 2500, hands: ['0 push 1000'] })
    expect(settled('Ts Ad 9h 8d', 'insure 0 stand 0')).toEqual({ win: 1000, hands: ['0 push 1000'] })
  })
})

describe('the deal', () => {
  test.each([
    ['two cards that may be doubled', '8s 6d 7h Td', 1000],
    ['a pair: a split and two doubles', '8s 6d 8h Td', 3000],
    ['a pair against an ace', '8s Ad 8h Td', 3500],
    ['aces: they are split, and not doubled', 'As 6d Ah Td', 1000],
    ['a natural', 'As 6d Kh Td', 0],
  ])('says what the round can still take: %s', (_, cards, mayTake) => {
    expect(eventsOf(round(cards)?.events, 'handsDealt')).toMatchObject([{ mayTake }])
  })

  test('gives each place a card, the dealer one, and again', () => {
    const dealt = round('2s 3s 4s 5d 6h 7h 8h 9d', '', { hand2: 200, hand0: 100, hand1: 300 })
    expect(eventsOf(dealt?.events, 'handsDealt')).toMatchObject([
      {
        dealer: '5d',
        hands: [
          { hand: 0, stake: 100, cards: ['2s', '6h'], total: 8, soft: false, natural: false },
          { hand: 1, stake: 300, cards: ['3s', '7h'] },
          { hand: 2, stake: 200, cards: ['4s', '8h'] },
        ],
      },
    ])
  })

  test('shows nothing of the dealer’s second card while a hand waits', () => {
    const hidden = fc.constantFrom(...deck.filter((card) => !card.startsWith('A') && !/^[TJQK]/.test(card)))
    const open = fc.constantFrom(...deck)
    fc.assert(
      fc.property(open, hidden, hidden, (shown, one, other) => {
        const played = shown.startsWith('A') ? 'decline 0 hit 0' : 'hit 0'
        const events = (card: Card) => round(`2s ${shown} 3h ${card} 4c`, played)?.events
        expect(events(one)).toEqual(events(other))
        expect(round(`2s ${shown} 3h ${one} 4c`, played)?.win).toBeNull()
      }),
    )
  })
})

describe('a round', () => {
  test('takes no action of another hand, of no hand, or after its end', () => {
    const two = { hand0: 1000, hand1: 1000 }
    const cards = 'Ts 9s 6d 9h 8h Td 9c'
    for (const wrong of ['stand 1', 'split 0', 'insure 0', 'stand 3', 'stand 0 stand 1 stand 1', 'stand 0 hit 0'])
      expect(round(cards, wrong, two), wrong).toBeNull()
    expect(settled(cards, 'stand 0 stand 1', two).hands).toEqual(['0 win 2000', '1 win 2000'])
  })

  test.each([
    null,
    {},
    { hand0: 0 },
    { hand0: 101 },
    { hand0: 100.5 },
    { hand0: '100' },
    { hand3: 100 },
    { hand0: 100, hand1: -100 },
  ])('begins with no layout like %j', (choice) => {
    expect([game.offersChoice(choice), game.stakeOf(choice)]).toEqual([false, null])
  })

  test('has the bets of its places', () => {
    expect(game.stakeOf({ hand0: 200, hand2: 400 })).toEqual({
      total: 600,
      bets: [
        { bet: 'hand', amount: 200 },
        { bet: 'hand', amount: 400 },
      ],
    })
  })

  test('offers players every action but that of the server', () => {
    const offered = ['hit', 'stand', 'double', 'split', 'insure', 'decline', 'timeOut', 'surrender'].filter((type) =>
      game.offersAction({ type, hand: 0 }),
    )
    expect(offered).toEqual(['hit', 'stand', 'double', 'split', 'insure', 'decline'])
    for (const wrong of [{ type: 'hit' }, { type: 'hit', hand: 6 }, { type: 'hit', hand: 0.5 }, { hand: 0 }, null])
      expect(game.offersAction(wrong), JSON.stringify(wrong)).toBe(false)
  })

  test('that is left alone declines insurance and stands, hand by hand, and takes no stake', () => {
    const two = { hand0: 1000, hand1: 1000 }
    const left = round('Ts 8s Ad 9h 8h 6d', 'timeOut 0 timeOut 1 timeOut 0 timeOut 1', two)
    expect(left?.win).toBe(0 + 2000)
    expect(eventsOf(left?.events, 'insuranceDecided').every(({ staked, byTimeOut }) => staked === 0 && byTimeOut)).toBe(
      true,
    )
    expect(eventsOf(left?.events, 'handPlayed').map(({ move, byTimeOut }) => `${move} ${byTimeOut}`)).toEqual([
      'stand true',
      'stand true',
    ])
    expect(round('Ts 8s Ad 9h 8h 6d', 'timeOut 0', two)?.defaultAction).toEqual({ type: 'timeOut', hand: 1 })
  })

  test('pays what its events pay, stakes at most what it published, and ends by its default actions', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(8), (nonce, actsAtMost) => {
        const seeds = { serverSeed: 'c'.repeat(64), clientSeed: 'blackjack', nonce }
        const choice = { hand0: 200, ...(nonce % 2 === 0 && { hand1: 400, hand2: 100 }) }
        const stake = game.stakeOf(choice)?.total ?? 0
        const actions: unknown[] = []
        let staked = stake
        for (let steps = 0; steps < 100; steps++) {
          const replayed = game.replay({ draws: drawsOf(seeds), stake, choice, actions })
          const events = (replayed?.events ?? []) as CardsEvent[] // of a game of cards
          staked += replayed?.furtherStake ?? 0
          if (replayed?.win !== null) {
            const paid = events.reduce((sum, event) => sum + kind.paidBy(event), 0)
            const on = [...eventsOf(events, 'handSettled'), ...eventsOf(events, 'insurancePaid')]
            expect(paid).toBe(replayed?.win)
            expect(on.reduce((sum, one) => sum + one.staked, 0)).toBe(staked)
            return
          }
          const own = actions.length < actsAtMost
          const display = game.display.engine === 'cards' ? game.display : null
          if (!display) throw new Error('a game of cards has the display of one')
          actions.push(
            (own ? kind.samples.action(display, { sample: nonce, actions, events }) : null) ?? replayed.defaultAction,
          )
        }
        throw new Error('the default actions settle a round')
      }),
      { numRuns: 300 },
    )
  })
})

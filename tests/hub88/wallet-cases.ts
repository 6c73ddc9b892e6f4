import { newId, units } from '@andon/tests/fake-aggregator'
import type { OpenedAggregator } from './open-aggregator.ts'

type Game = Awaited<ReturnType<OpenedAggregator['openGame']>>
export type Step = readonly [path: string, fields: object, status: string, balance?: number]
const bet = 'transaction/bet'
const win = 'transaction/win'
const rollback = 'transaction/rollback'

/** Each case: the calls about one player with ¥ 1,000, each with the status and the balance of its reply. */
export const cases: readonly (readonly [string, (game: Game) => readonly Step[]])[] = [
  [
    'info and balance',
    (g) => [
      ['user/info', g.info(), 'OK'],
      ['user/balance', g.balance(), 'OK', 1000],
    ],
  ],
  [
    'a bet that wins',
    (g) => {
      const b = g.bet(100)
      return [
        [bet, b, 'OK', 900],
        [win, g.win(b, 250), 'OK', 1150],
      ]
    },
  ],
  [
    'a lost round',
    (g) => {
      const b = g.bet(100)
      return [
        [bet, b, 'OK', 900],
        [win, g.win(b, 0), 'OK', 900],
        [bet, g.bet(1), 'ERROR_DUPLICATE_TRANSACTION', 900],
      ]
    },
  ],
  [
    'two wins of one round',
    (g) => {
      const b = g.bet(100)
      return [
        [bet, b, 'OK', 900],
        [win, g.win(b, 30, { round_closed: false }), 'OK', 930],
        [win, g.win(b, 20), 'OK', 950],
      ]
    },
  ],
  [
    'two bets of one round',
    (g) => {
      const [b, more] = [g.bet(100), g.bet(50)]
      return [
        [bet, b, 'OK', 900],
        [bet, more, 'OK', 850],
        [win, g.win(more, 500), 'OK', 1350],
      ]
    },
  ],
  [
    'a bet that closes its round',
    (g) => {
      const b = g.bet(100, { round_closed: true })
      return [
        [bet, b, 'OK', 900],
        [bet, b, 'OK', 900],
        [win, g.win(b, 250), 'ERROR_DUPLICATE_TRANSACTION', 900],
        [bet, g.bet(10), 'ERROR_DUPLICATE_TRANSACTION', 900],
      ]
    },
  ],
  [
    'a bet that closes its round is rolled back, which opens the round again',
    (g) => {
      const b = g.bet(100, { round_closed: true })
      const back = g.rollback(b)
      const more = g.bet(10)
      return [
        [bet, b, 'OK', 900],
        [rollback, back, 'OK', 1000],
        [rollback, back, 'OK', 1000],
        [bet, b, 'ERROR_DUPLICATE_TRANSACTION', 1000],
        [bet, more, 'OK', 990],
        [win, g.win(more, 20), 'OK', 1010],
      ]
    },
  ],
  [
    'the same calls again',
    (g) => {
      const b = g.bet(100)
      const w = g.win(b, 250)
      return [
        [bet, b, 'OK', 900],
        [bet, b, 'OK', 900],
        [win, w, 'OK', 1150],
        [win, w, 'OK', 1150],
        [bet, b, 'OK', 900],
      ]
    },
  ],
  [
    'the same call under another request id',
    (g) => {
      const b = g.bet(100)
      return [
        [bet, b, 'OK', 900],
        [bet, { ...b, request_uuid: newId() }, 'OK', 900],
      ]
    },
  ],
  ...(
    [
      ['amount', { amount: units(101) }],
      ['round', { round: 'other' }],
      ['game', { game_code: 'tide' }],
    ] as const
  ).map(
    ([what, changes]) =>
      [
        `the same id with another ${what}`,
        (g: Game): readonly Step[] => {
          const b = g.bet(100)
          return [
            [bet, b, 'OK', 900],
            [bet, { ...b, ...changes }, 'ERROR_DUPLICATE_TRANSACTION', 900],
          ]
        },
      ] as const,
  ),
  [
    'a win under the same id with another reference',
    (g) => {
      const [b, other] = [g.bet(100), g.bet(100)]
      const w = g.win(b, 50, { round_closed: false })
      const changed = { ...w, reference_transaction_uuid: other.transaction_uuid }
      return [
        [bet, b, 'OK', 900],
        [bet, other, 'OK', 800],
        [win, w, 'OK', 850],
        [win, changed, 'ERROR_DUPLICATE_TRANSACTION', 850],
      ]
    },
  ],
  ['a win without its bet', (g) => [[win, g.win(g.bet(100), 250), 'ERROR_TRANSACTION_DOES_NOT_EXIST', 1000]]],
  [
    'a rollback returns the stake, once',
    (g) => {
      const b = g.bet(100)
      return [
        [bet, b, 'OK', 900],
        [rollback, g.rollback(b), 'OK', 1000],
        [rollback, g.rollback(b), 'OK', 1000],
        [win, g.win(b, 250), 'ERROR_TRANSACTION_DOES_NOT_EXIST', 1000],
        [bet, b, 'ERROR_DUPLICATE_TRANSACTION', 1000],
      ]
    },
  ],
  [
    'a rollback without game, round and token',
    (g) => {
      const b = g.bet(100)
      const { user, request_uuid, transaction_uuid, reference_transaction_uuid } = g.rollback(b)
      return [
        [bet, b, 'OK', 900],
        [rollback, { user, request_uuid, transaction_uuid, reference_transaction_uuid }, 'OK', 1000],
      ]
    },
  ],
  [
    'a rollback before its bet',
    (g) => {
      const b = g.bet(100)
      const early = g.rollback(b, { game_code: null, round: null })
      return [
        [rollback, early, 'OK', 1000],
        [rollback, early, 'OK', 1000],
        [bet, b, 'ERROR_DUPLICATE_TRANSACTION', 1000],
        [win, g.win(b, 250), 'ERROR_TRANSACTION_DOES_NOT_EXIST', 1000],
      ]
    },
  ],
  [
    'a rollback of a paid bet, or of a win, moves nothing',
    (g) => {
      const b = g.bet(100)
      const w = g.win(b, 250)
      return [
        [bet, b, 'OK', 900],
        [win, w, 'OK', 1150],
        [rollback, g.rollback(b), 'ERROR_DUPLICATE_TRANSACTION', 1150],
        [rollback, g.rollback(w), 'ERROR_TRANSACTION_DOES_NOT_EXIST', 1150],
      ]
    },
  ],
  [
    'a stake above the balance, again after a win',
    (g) => {
      const [b, high] = [g.bet(900), g.bet(1100, { round: 'next' })]
      return [
        [bet, high, 'ERROR_NOT_ENOUGH_MONEY', 1000],
        [bet, b, 'OK', 100],
        [win, g.win(b, 1500), 'OK', 1600],
        [bet, high, 'OK', 500],
      ]
    },
  ],
  [
    'a fraction of a yen',
    (g) => [
      [bet, g.bet(1, { amount: units(100) + 1 }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(1, { amount: units(100) + 99_999 }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(1, { amount: 0.5 }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(-1), 'ERROR_WRONG_TYPES'],
      ['user/balance', g.balance(), 'OK', 1000],
    ],
  ],
  [
    'wrong fields',
    (g) => [
      [bet, g.bet(1, { amount: '100000' }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(1, { round_closed: 'no' }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(1, { transaction_uuid: 'a/b' }), 'ERROR_WRONG_TYPES'],
      [bet, g.bet(1, { transaction_uuid: undefined }), 'ERROR_WRONG_SYNTAX'],
      [bet, g.bet(1, { currency: undefined }), 'ERROR_WRONG_SYNTAX'],
      [bet, g.bet(1, { currency: 'EUR' }), 'ERROR_WRONG_CURRENCY'],
      [bet, g.bet(1, { game_code: 'nothing' }), 'ERROR_INVALID_GAME'],
      [bet, g.bet(1, { token: 'nothing' }), 'ERROR_INVALID_TOKEN', 1000],
      [bet, g.bet(1, { game_code: 'tide' }), 'ERROR_INVALID_TOKEN', 1000],
      [bet, g.bet(0, { is_free: true }), 'ERROR_WRONG_TYPES'],
      ['user/balance', { ...g.balance(), token: 'nothing' }, 'ERROR_INVALID_TOKEN'],
      ['user/info', { user: 'ply_other', request_uuid: '1' }, 'ERROR_UNKNOWN'],
      ['transaction/other', g.bet(1), 'ERROR_WRONG_SYNTAX'],
      ['user/balance', g.balance(), 'OK', 1000],
    ],
  ],
  [
    'a round id with any characters',
    (g) => {
      const b = g.bet(100, { round: '丸 #1/2' })
      return [
        [bet, b, 'OK', 900],
        [win, g.win(b, 20, { round: '丸 #1/3' }), 'ERROR_TRANSACTION_DOES_NOT_EXIST', 900],
        [win, g.win(b, 20, { round: '丸 #1/2' }), 'OK', 920],
      ]
    },
  ],
]

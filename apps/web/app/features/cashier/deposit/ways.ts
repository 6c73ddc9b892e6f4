import type { CardBrand } from '@andon/contract/player-api/cashier/card'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'

interface Card {
  readonly id: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

interface Method {
  readonly paymentMethod: PaymentMethod
  readonly min: number
  readonly max: number
  readonly savedCards: readonly Card[]
  readonly savedAccounts: readonly { readonly id: string; readonly label: string }[]
}

interface LastDeposit {
  readonly paymentMethod: PaymentMethod
  readonly savedId?: string | undefined
}

/** One way to pay: a saved card or wallet, or a method of the site. */
export type Way = {
  /** The saved card's or wallet's id, else `card`, `hosted` or the method. */
  readonly id: string
  readonly paymentMethod: PaymentMethod
  readonly min: number
  readonly max: number
} & (
  | { readonly kind: 'savedCard'; readonly card: Card }
  | { readonly kind: 'savedWallet'; readonly label: string }
  | { readonly kind: 'newCard' | 'hosted' | 'wallet' | 'voucher' | 'transfer' }
)

/** The way of the last deposit first, then other saved ones, then the rest in the order of the site. */
export function waysOf(methods: readonly Method[], last: LastDeposit | undefined): Way[] {
  const all = methods.flatMap(waysOfMethod)
  const rank = (way: Way) => (isLast(way, last) ? 0 : isSaved(way) ? 1 : 2)
  return all.sort((a, b) => rank(a) - rank(b)) // stable
}

/** The saved way that can pay at once, without choosing: that of the last deposit, else the newest. */
export function readyWay(ways: readonly Way[]): Way | undefined {
  return ways.find(isSaved)
}

const isSaved = ({ kind }: Way) => kind === 'savedCard' || kind === 'savedWallet'

function isLast(way: Way, last: LastDeposit | undefined): boolean {
  if (last === undefined) return false
  if (way.id === last.savedId) return true
  return !isSaved(way) && way.kind !== 'hosted' && way.paymentMethod === last.paymentMethod
}

function waysOfMethod({ paymentMethod, min, max, savedCards, savedAccounts }: Method): Way[] {
  const common = { paymentMethod, min, max }
  switch (paymentMethod) {
    case 'CREDITCARD':
      return [
        ...savedCards.map((card) => ({ ...common, id: card.id, kind: 'savedCard' as const, card })),
        { ...common, id: 'card', kind: 'newCard' },
        { ...common, id: 'hosted', kind: 'hosted' },
      ]
    case 'PAPERWALLET':
      return [
        ...savedAccounts.map(({ id, label }) => ({ ...common, id, kind: 'savedWallet' as const, label })),
        { ...common, id: paymentMethod, kind: 'wallet' },
      ]
    case 'VOUCHER':
      return [{ ...common, id: paymentMethod, kind: 'voucher' }]
    case 'BANKTRANSFER':
      return [{ ...common, id: paymentMethod, kind: 'transfer' }]
  }
}

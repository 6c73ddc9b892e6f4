import { cardBrands } from '@andon/contract/player-api/cashier/card'
import { useText } from '../../page/use-text.ts'
import { cashierText } from './text.ts'

/** The code of the card's network with which a stored name begins: `VISA •••• 1111`. */
export const brandIn = (label: string) => cardBrands.find((brand) => label.startsWith(`${brand} `))

/** Where a withdrawal goes: a card is called as it is for deposits, `Visa •••• 1111`. */
export function useDestinationName(): (label: string) => string {
  const t = useText(cashierText)
  return (label) => {
    const brand = brandIn(label)
    return brand ? `${t(`brand.${brand}`)}${label.slice(brand.length)}` : label
  }
}

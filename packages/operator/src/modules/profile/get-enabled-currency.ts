import type { PlayerApi } from '@andon/contract'
import { currencies } from '@andon/money'
import type { Handler } from '@andon/platform/http'

export const getEnabledCurrency: Handler<PlayerApi['profile']['getEnabledCurrency']> = async () => ({
  success: true,
  currencies: Object.values(currencies).map((currency) => ({ ...currency })),
})

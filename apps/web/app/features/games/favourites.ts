import { useQueryClient } from '@tanstack/react-query'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey, useSession } from '../../player/session.ts'
import { gameText } from './text.ts'

const key = playerKey('favourites')

/** The player's favourites, by game code. Updates are optimistic and rolled back if the server refuses. */
export function useFavourites() {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  const modals = useModals()
  const toasts = useToasts()
  const t = useText(gameText)

  const { data: favourites = [], isPending: pending } = useQuery({
    queryKey: key,
    queryFn: async () => (await api.catalogue.getFavouriteGames()).favorite.favoriteGamesList,
    enabled: session.state === 'player',
  })
  const change = async (gameCode: string) => {
    queries.setQueryData<string[]>(key, (known = []) =>
      known.includes(gameCode) ? known.filter((code) => code !== gameCode) : [gameCode, ...known],
    )
    try {
      await api.catalogue.toggleFavouriteGame({ gameCode })
    } catch {
      toasts.show({ text: t('favouriteFailed'), tone: 'problem' })
    }
    await queries.invalidateQueries({ queryKey: key })
  }

  return {
    codes: favourites,
    pending,
    has: (gameCode: string) => favourites.includes(gameCode),
    toggle: (gameCode: string) => (session.state === 'player' ? void change(gameCode) : modals.open('login')),
  }
}

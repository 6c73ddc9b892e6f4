import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import { useText } from '../../page/use-text.ts'
import { useFavourites } from './favourites.ts'
import { gameText } from './text.ts'

export function FavouriteHeart({ game }: { game: Game }) {
  const t = useText(gameText)
  const favourites = useFavourites()
  const chosen = favourites.has(game.gameCode)
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={chosen}
      aria-label={t(chosen ? 'unfavourite' : 'favourite', { name: game.name })}
      onClick={() => favourites.toggle(game.gameCode)}
    >
      <Icon name="heart" />
    </button>
  )
}

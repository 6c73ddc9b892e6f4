import type { Game } from '@andon/contract/player-api/catalogue'
import type { ComponentProps } from 'react'

const sizes = {
  thumbnail: { width: 400, height: 300 },
  portrait: { width: 300, height: 400 },
  hero: { width: 1600, height: 700 },
} as const

/**
 * A picture of a game, as AVIF where there is one. Until it has loaded, its place has the game's look (a picture of a few colours in the HTML itself), or without
 * one a flat colour. The size is its style's, not the file's.
 */
export function GamePicture<Kind extends keyof typeof sizes>({
  game,
  kind,
  className = '',
  ...loading
}: {
  game: Pick<Game, Kind | 'avif' | 'look'>
  kind: Kind
  className?: string
} & Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>) {
  const address: string = game[kind]
  return (
    <span className={`game-picture ${className}`}>
      {game.look !== undefined && <img src={lookAddress(game.look)} alt="" />}
      <picture>
        {game.avif && <source srcSet={avifAddress(address)} type="image/avif" />}
        <img src={address} alt="" {...sizes[kind]} decoding="async" {...loading} />
      </picture>
    </span>
  )
}

/** The header of a BMP of 4 × 3 pixels of 24 bits, in base64. */
const header = 'Qk1aAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABgAAAAAACQAAAAAAAAAAAAAAAAAAAAAAAAA'

/** A look (`gameLook` of the contract) as a picture. A style would need the page's nonce. */
const lookAddress = (look: string) => `data:image/bmp;base64,${header}${look}`

const avifAddress = (address: string) => address.replace(/\.\w+(?=$|\?)/, '.avif')

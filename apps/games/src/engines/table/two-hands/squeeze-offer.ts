/** How a card came to be turned over: by the player, alone with the rest of the hand, because nobody touched it, or because the hand is no longer shown. */
export type TurnedBy = 'player' | 'player-all' | 'nobody' | 'gone'

/** Decides which cards the player turns over. `isWanted`: the player's setting, which may change between two cards. */
export function createSqueezeOffer({ isWanted }: { readonly isWanted: () => boolean }) {
  let isOpen = false
  return {
    /** The player has sent a hand. A past one that is watched never begins. */
    begin: (): void => {
      isOpen = true
    },
    end: (): void => {
      isOpen = false
    },
    isOpen: (): boolean => isOpen && isWanted(),
    /** A card that was left alone is enough: the rest of the hand is dealt. */
    turned: (by: Exclude<TurnedBy, 'gone'>): void => {
      if (by !== 'player') isOpen = false
    },
  }
}

import { el } from '../../hud/elements.ts'
import { crestPicture } from './crest.ts'
import { emotePicture } from './emotes.ts'
import type { Reaction } from './seat-texts.ts'

/** Beside each other; with another one the oldest is removed. */
const most = 2

/** Floats a reaction over the edge of the table, with the crest of its seat; returns what removes it. */
export function floatOver(
  lane: HTMLElement,
  { seat, reaction }: { readonly seat: string; readonly reaction: Reaction },
): () => void {
  const emote = el(
    'span',
    { class: 'emote-of-seat', 'data-reaction': reaction },
    emotePicture(reaction),
    crestPicture(seat),
  )
  lane.prepend(emote)
  for (const old of [...lane.children].slice(most)) old.remove()
  return () => emote.remove()
}

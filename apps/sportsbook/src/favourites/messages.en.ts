import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  favourite: 'Add {name} to favourites',
  unfavourite: 'Remove {name} from favourites',
}

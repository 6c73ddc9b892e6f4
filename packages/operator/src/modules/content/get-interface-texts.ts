import type { PlayerApi } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { Handler } from '@andon/platform/http'
import { messagesOf } from './domain/text-forms.ts'
import type { View } from './domain/view.ts'
import type { RouteOptions } from './routes.ts'

/** By id; of an id that several entries have, the first in their order counts. */
export const interfaceTexts = (view: View, place: { site: string; language: Language }): Record<string, string> =>
  Object.assign(
    {},
    ...view
      .list('interface', place)
      .toReversed()
      .map(({ text }) => messagesOf(text)),
  )

export function getInterfaceTexts({
  view,
}: Pick<RouteOptions, 'view'>): Handler<PlayerApi['content']['getInterfaceTexts']> {
  return async ({ languageId: language }, { site }) => ({
    success: true,
    texts: interfaceTexts(view(), { site, language }),
  })
}

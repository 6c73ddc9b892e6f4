import { Drawing } from './Drawing.tsx'
import { accountDrawings } from './drawings/account.tsx'
import { panelsDrawings } from './drawings/panels.tsx'
import { Icon, type IconName } from './Icon.tsx'

export type AccountIconName = IconName | keyof typeof drawings

/** All icons of `Icon`, and those of tabs, chat, games and account pages, which the first view does not need. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return name in drawings ? (
    <Drawing>{drawings[name as keyof typeof drawings]}</Drawing> // checked just before
  ) : (
    <Icon name={name as IconName} />
  )
}

const drawings = { ...accountDrawings, ...panelsDrawings }

import type { ReactElement } from 'react'
import { Drawing, Icon, type IconName } from './Icon.tsx'

export type AccountIconName = IconName | keyof typeof drawings

/** All icons of `Icon`, and those of tabs and account pages, which the first view does not need. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return name in drawings ? (
    <Drawing>{drawings[name as keyof typeof drawings]}</Drawing> // checked just before
  ) : (
    <Icon name={name as IconName} />
  )
}

const drawings = {
  bell: <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2.500H4zM10 21h4M12 3v2" />,
  chart: <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />,
  home: <path d="M3 11l9-7.500 9 7.500M5.500 9.500V20h13V9.500M10 20v-6h4v6" />,
  lock: <path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500" />,
  phone: <path d="M7 3h10v18H7zM11 18h2" />,
} as const satisfies Record<string, ReactElement>

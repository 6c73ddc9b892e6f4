import type { ReactElement } from 'react'

/** Line icons on a 24-unit grid, drawn with the text's colour. Decorative: the control beside them carries the name. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}

const drawings = {
  ball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7l4.5 3.3-1.7 5.2H9.200l-1.7-5.2zM12 3v4m8.400 2.300l-3.900 1m.6 8.900l-2.300-3.700m-7.900 3.700l2.300-3.700M3.600 9.300l3.900 1" />
    </>
  ),
  boost: <path d="M13 3L5 13.500h6L10 21l9-11h-6.500z" />,
  calendar: <path d="M5 6h14v14H5zM5 10h14M9 3v4m6-4v4" />,
  chart: <path d="M4 4v16h16M7 15l4-5 3 3 5-7" />,
  cross: <path d="M5 5l14 14M19 5L5 19" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.500-1.500" />
  ),
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1" />,
  live: (
    <path d="M12 12h.1M8.500 15.500a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M5.600 18.400a9 9 0 0 1 0-12.800m12.800 0a9 9 0 0 1 0 12.800" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  pin: <path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7" />,
  search: <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L21 21" />,
  settings: (
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z" />
  ),
  star: <path d="M12 3.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6-5.400-3-5.400 3 1.200-6-4.500-4.200 6.100-.7z" />,
} as const satisfies Record<string, ReactElement>

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const
const names = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' } as const
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'] as const

/** `Firefox, Windows`: the first match, because most browsers name others as well; otherwise the user agent itself. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find((name) => userAgent.includes(name))
  const system = systems.find((name) => userAgent.includes(name))
  const known = [browser && names[browser], system].filter(Boolean)
  return known.length > 0 ? known.join(', ') : userAgent
}

/** `2026-11-21 23:05:09` in local time: sortable, and every spreadsheet reads it. */
export function fileTime(at: string): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

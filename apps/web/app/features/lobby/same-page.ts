import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Search, sort and filters change the address within a page, whose content stays the same. */
export function unlessSamePage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

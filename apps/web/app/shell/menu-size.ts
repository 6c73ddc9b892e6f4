import type { PageSite } from '../page/page-context.ts'

/** Menus with more entries need a wider screen and show no icons. */
const shortMenuUpTo = 5

/** Decides from which width the main menu replaces the tab bar (see `menu.css` and `tab-bar.css`). */
export const menuSize = ({ menu }: Pick<PageSite, 'menu'>): 'short' | 'long' =>
  menu.length > shortMenuUpTo ? 'long' : 'short'

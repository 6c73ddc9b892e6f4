export { fold } from '@andon/contract/fold'

/** `+819012345678` from area code and national number, without the trunk zero. Messages go to this number, and it is unique per player. */
export function phoneNumber({ areaCode, phone }: { areaCode: string; phone: string }): string {
  return `+${areaCode.replace(/^0+/, '')}${phone.replace(/^0+/, '')}`
}

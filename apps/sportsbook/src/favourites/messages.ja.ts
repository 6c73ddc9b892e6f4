export const messages = {
  favourite: '{name}をお気に入りに登録',
  unfavourite: '{name}をお気に入りから外す',
}

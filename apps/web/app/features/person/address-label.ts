type AddressField = 'city' | 'address1'

/** The key of a field's label: an address in Japan is written in blocks, elsewhere with a street. */
export function addressLabel(field: AddressField, country: string): 'city' | 'cityAbroad' | 'address1' | 'street' {
  if (field === 'city') return country === 'JP' ? 'city' : 'cityAbroad'
  return country === 'JP' ? 'address1' : 'street'
}

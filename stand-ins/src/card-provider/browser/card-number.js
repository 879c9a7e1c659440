const digitsOf = (text) => text.replace(/\D/g, '');

export const brandOf = (number) => {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
};

const passesLuhn = (number) =>
  [...number]
    .reverse()
    .map(Number)
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0) %
    10 ===
  0;

const lengthOf = (number) => (brandOf(number) === 'amex' ? 15 : 16);

export const formatNumber = (text) =>
  digitsOf(text)
    .slice(0, lengthOf(digitsOf(text)))
    .replace(/(\d{4})(?=\d)/g, '$1 ');

export function formatExpiry(text) {
  const digits = digitsOf(/^[2-9]/.test(text) ? `0${text}` : text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCvc = (text) => digitsOf(text).slice(0, 4);

/** What the three fields say, and what is the matter with each. */
export function readCard({ number, expiry, cvc }) {
  const digits = digitsOf(number);
  const [month, year] = [Number(digitsOf(expiry).slice(0, 2)), Number(`20${digitsOf(expiry).slice(2)}`)];
  const now = new Date();
  const isWhole = digits.length === lengthOf(digits);
  const hasExpiry = digitsOf(expiry).length === 4 && month >= 1 && month <= 12;
  const isPast = hasExpiry && year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return {
    card: { number: digits, exp_month: month, exp_year: year, cvc: digitsOf(cvc) },
    brand: brandOf(digits),
    empty: number === '' && expiry === '' && cvc === '',
    problems: {
      number: isWhole ? (passesLuhn(digits) ? undefined : 'invalid_number') : 'incomplete_number',
      expiry: hasExpiry ? (isPast ? 'invalid_expiry_month_past' : undefined) : 'incomplete_expiry',
      cvc: digitsOf(cvc).length >= 3 ? undefined : 'incomplete_cvc',
    },
  };
}

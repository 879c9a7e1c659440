/** The pieces of words that a model knows, in a few arrays of numbers: 10 MB where a tree of maps takes 165. */
export interface PackedPieces {
  /** Its id is how many were added before it. */
  add(text: string, score: number): void;
  /** Undefined for what is no piece. */
  find(text: string): number | undefined;
  /** The pieces that a text begins with from here on, the shortest first. */
  eachAt(text: string, from: number, tell: (id: number, end: number) => void): void;
  /** How likely a piece is; no other is less likely than the least. */
  scoreOf(id: number): number;
  leastScore(): number;
}

const FIRST_HASH = 0x811c9dc5;
const hashOn = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193);

/** Its own memory moves along: nothing is left to be collected. */
const twice = (array: { readonly buffer: ArrayBuffer }) => array.buffer.transfer(array.buffer.byteLength * 2);

export function createPieces(): PackedPieces {
  let letters = new Uint16Array(1024);
  /** Where the letters of each piece begin, and those of the last one end. */
  let starts = new Uint32Array(1024);
  let scores = new Float64Array(1024);
  /** By hash: an id and one more, or 0; whoever finds the place taken takes the next. */
  let places = new Uint32Array(1024);
  let [count, longest, least] = [0, 0, 0];

  const startOf = (id: number) => starts[id] ?? 0;
  const firstPlace = (hash: number) => (hash ^ (hash >>> 15)) & (places.length - 1);
  const placeAfter = (place: number) => (place + 1) & (places.length - 1);

  function isPiece(id: number, text: string, from: number, to: number): boolean {
    const start = startOf(id);
    if (startOf(id + 1) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (text.charCodeAt(at) !== letters[start + at - from]) return false;
    }
    return true;
  }

  function lookUp(hash: number, text: string, from: number, to: number): number {
    for (let place = firstPlace(hash); ; place = placeAfter(place)) {
      const id = (places[place] ?? 0) - 1;
      if (id < 0 || isPiece(id, text, from, to)) return id;
    }
  }

  function putInPlace(id: number): void {
    let hash = FIRST_HASH;
    for (const letter of letters.subarray(startOf(id), startOf(id + 1))) hash = hashOn(hash, letter);
    let place = firstPlace(hash);
    while (places[place] !== 0) place = placeAfter(place);
    places[place] = id + 1;
  }

  return {
    add(text, score) {
      const start = startOf(count);
      while (letters.length < start + text.length) letters = new Uint16Array(twice(letters));
      if (starts.length < count + 2) starts = new Uint32Array(twice(starts));
      if (scores.length < count + 1) scores = new Float64Array(twice(scores));
      for (let at = 0; at < text.length; at += 1) letters[start + at] = text.charCodeAt(at);
      starts[count + 1] = start + text.length;
      scores[count] = score;
      count += 1;
      longest = Math.max(longest, text.length);
      least = Math.min(least, score);
      if (count * 2 <= places.length) return putInPlace(count - 1);
      places = new Uint32Array(twice(places)).fill(0);
      for (let id = 0; id < count; id += 1) putInPlace(id);
    },
    find(text) {
      let hash = FIRST_HASH;
      for (let at = 0; at < text.length; at += 1) hash = hashOn(hash, text.charCodeAt(at));
      const id = lookUp(hash, text, 0, text.length);
      return id < 0 ? undefined : id;
    },
    eachAt(text, from, tell) {
      const end = Math.min(text.length, from + longest);
      let hash = FIRST_HASH;
      for (let at = from; at < end; at += 1) {
        hash = hashOn(hash, text.charCodeAt(at));
        const id = lookUp(hash, text, from, at + 1);
        if (id >= 0) tell(id, at + 1);
      }
    },
    scoreOf: (id) => scores[id] ?? 0,
    leastScore: () => least,
  };
}

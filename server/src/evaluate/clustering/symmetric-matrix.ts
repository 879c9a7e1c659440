/** The lower triangle L of L·Lᵀ = matrix, of which only the lower triangle is read (Cholesky). */
export function lowerTriangle(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = matrix[row * size + column] as number;
      for (let k = 0; k < column; k += 1)
        sum -= (lower[row * size + k] as number) * (lower[column * size + k] as number);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] as number);
    }
  }
  return lower;
}

/** What L must be multiplied by to be 1 on its diagonal and 0 elsewhere; again a lower triangle. */
export function invertTriangle(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    inverse[column * size + column] = 1 / (lower[column * size + column] as number);
    for (let row = column + 1; row < size; row += 1) {
      let sum = 0;
      for (let k = column; k < row; k += 1)
        sum -= (lower[row * size + k] as number) * (inverse[k * size + column] as number);
      inverse[row * size + column] = sum / (lower[row * size + row] as number);
    }
  }
  return inverse;
}

/** x in matrix · x = right. */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = lowerTriangle(matrix, size);
  const x = right.slice();
  for (let row = 0; row < size; row += 1) {
    let sum = x[row] as number;
    for (let k = 0; k < row; k += 1) sum -= (lower[row * size + k] as number) * (x[k] as number);
    x[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = x[row] as number;
    for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] as number) * (x[k] as number);
    x[row] = sum / (lower[row * size + row] as number);
  }
  return x;
}

// Plans: conditions on the numbers of a finished pier, such as "poets >= 4 and not upper.blanks > 2".

const COMPARE = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

// Whether a Plan is completed. Each function below reads one kind of part from the words that are
// left, and gives its value; those further down bind closer.
export function holds(text, numbers) {
  const words = text.match(/[a-z_.]+|\d+|[<>=!]=|[<>()+*-]/g);
  const take = (...wanted) => (wanted.includes(words[0]) ? words.shift() : undefined);

  function either() {
    let value = both();
    while (take("or")) value = both() || value;
    return value;
  }

  function both() {
    let value = negated();
    while (take("and")) value = negated() && value;
    return value;
  }

  function negated() {
    return take("not") ? !negated() : comparison();
  }

  function comparison() {
    const left = sum();
    const sign = take(...Object.keys(COMPARE));
    return sign ? COMPARE[sign](left, sum()) : left;
  }

  function sum() {
    let value = product();
    for (let sign = take("+", "-"); sign; sign = take("+", "-")) {
      value += sign === "+" ? product() : -product();
    }
    return value;
  }

  function product() {
    let value = factor();
    while (take("*")) value *= factor();
    return value;
  }

  function factor() {
    if (take("-")) {
      return -factor();
    }
    if (take("(")) {
      const value = either();
      take(")");
      return value;
    }
    const word = words.shift();
    return numbers[word] ?? Number(word);
  }

  return either();
}

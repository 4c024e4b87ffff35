export const part = () => "screen";

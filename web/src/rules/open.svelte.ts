/** The rule that is being looked up beside whatever goes on. */
class OpenRule {
  game = $state<string | null>(null);
  rule = $state<string | null>(null);

  show(game: string, rule: string): void {
    this.game = game;
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const openRule = new OpenRule();

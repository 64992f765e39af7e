import { Controls, Primary, Title } from "@storybook/addon-docs/blocks";

/** The page of a block: its first story, and every prop with its values, what it begins with and a control. All of it comes from the prop specs. */
export function BlockDocs() {
  return (
    <>
      <Title />
      <Primary />
      <Controls />
    </>
  );
}

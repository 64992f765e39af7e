import { Component, CUSTOM_ELEMENTS_SCHEMA, computed, signal } from "@angular/core";
import { defineEmailEditor } from "@mailwright/elements/editor";
import campaign from "./campaign.json";

defineEmailEditor();

@Component({
  selector: "campaign-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <div class="campaign">
      <header>
        <h1>My campaign</h1>
        <output aria-label="State">{{ state() }}</output>
        <label><input type="checkbox" [checked]="isDark()" (change)="isDark.set(!isDark())" /> Dark</label>
      </header>
      <email-editor
        name="angular-campaign"
        [attr.theme]="isDark() ? 'dark' : 'light'"
        [document]="document"
        [mergeTags]="mergeTags"
        [providers]="providers"
        (mw-dirty-change)="isDirty.set($event.detail.isDirty)"
      ></email-editor>
    </div>
  `,
})
export class CampaignPage {
  readonly isDirty = signal(false);
  readonly isDark = signal(false);
  readonly saved = signal("");
  readonly state = computed(() => {
    if (this.isDirty()) return "Unsaved changes";
    return this.saved() ? `${this.saved().length} characters saved` : "Nothing to save";
  });

  readonly document = campaign;
  readonly mergeTags = [{ value: "{{first_name}}", label: "First name" }];
  readonly providers = { save: ({ html }: { html: string }) => this.saved.set(html) };
}
